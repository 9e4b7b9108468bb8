"use client";

import "./text.css";
import { NotFoundLayout } from "@/components/layout/not-found-layout";

/** Part of every public page's script, so it names its look instead of bringing the button along. */
export default function SiteError() {
  return (
    <NotFoundLayout title="This page cannot be shown right now">
      <p className="lede">
        Something on our side is not answering. Nothing of yours is lost; please try again in a moment.
      </p>
      <a href="" className="btn btn-primary btn-md">
        Try again
      </a>
    </NotFoundLayout>
  );
}
