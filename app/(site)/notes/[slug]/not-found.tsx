import "../../text.css";
import { DeadEnd } from "@/components/layout/dead-end";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";

export default function PostNotFound() {
  return (
    <DeadEnd title="Post Not Found">
      <p className="lede">It may have been taken down, or the address has a slip in it.</p>
      <a href={paths.blog} className={buttonClass()}>
        Back to Blog
      </a>
    </DeadEnd>
  );
}
