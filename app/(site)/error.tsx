"use client";

import { DeadEnd } from "@/components/layout/dead-end";
import { buttonClass } from "@/components/ui/button";

export default function SiteError() {
  return (
    <DeadEnd title="This page cannot be shown right now">
      <p className="lede">
        Something on our side is not answering. Nothing of yours is lost; please try again in a moment.
      </p>
      <a href="" className={buttonClass({ className: "mt-8" })}>
        Try again
      </a>
    </DeadEnd>
  );
}
