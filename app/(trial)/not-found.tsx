import "../(site)/text.css";
import { PageNotFound } from "@/components/layout/page-not-found";

export default function NotFound() {
  return <PageNotFound />;
}
