import { NotFoundLayout } from "@/components/layout/not-found-layout";
import { paths } from "@/lib/shared/paths";

export default function NotFound() {
  return (
    <NotFoundLayout title="404 Page Not Found">
      <p className="lede">There is nothing at this address.</p>
      <p>
        <a href={paths.admin}>Go to the admin area</a>
      </p>
    </NotFoundLayout>
  );
}
