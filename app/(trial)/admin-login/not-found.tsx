import "../../(site)/text.css";
import { PageNotFound } from "@/components/layout/page-not-found";

/** Placed beside the two pages that may return 404; higher up it would add its styles to the wizard. */
export default function NotFound() {
  return <PageNotFound />;
}
