"use client";

import { DeadEnd } from "@/components/layout/dead-end";

/** Part of every public page, so it names its look, which each of their sheets holds, and brings nothing along. */
export default function SiteError() {
  return (
    <DeadEnd title="This page cannot be shown right now">
      <p className="lede">
        Something on our side is not answering. Nothing of yours is lost; please try again in a moment.
      </p>
      <a href="" className="btn btn-primary btn-md">
        Try again
      </a>
    </DeadEnd>
  );
}
