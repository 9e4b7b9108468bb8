import "../../text.css";
import { NotFoundLayout } from "@/components/layout/not-found-layout";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";

export default function PostNotFound() {
  return (
    <NotFoundLayout title="Post Not Found">
      <p className="lede">It may have been taken down, or the address has a typing error.</p>
      <a href={paths.blog} className={buttonClass()}>
        Back to Blog
      </a>
    </NotFoundLayout>
  );
}
