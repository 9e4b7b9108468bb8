"use client";

import "../text.css";
import { NotFoundLayout } from "@/components/layout/not-found-layout";

/** Here, because only the notes read the database; higher up it would add its styles to the landing page. */
export default function NotesError() {
  return (
    <NotFoundLayout title="This page cannot be shown right now">
      <p className="lede">Our server is not answering. Nothing is lost. Please try again in a moment.</p>
      <a href="" className="btn btn-primary btn-md">
        Try again
      </a>
    </NotFoundLayout>
  );
}
