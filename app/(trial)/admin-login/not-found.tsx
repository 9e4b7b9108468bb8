import "../../(site)/text.css";
import { PageNotFound } from "@/components/layout/page-not-found";

/** Beside the two pages that may be absent; above them it would load the readers' styles with the wizard. */
export default function NotFound() {
  return <PageNotFound />;
}
