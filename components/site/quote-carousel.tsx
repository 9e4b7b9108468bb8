"use client";

import { useEffect, useRef, useState, type PointerEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";

const ROTATION_MS = 8_000;
const SWIPE_PX = 40;

export interface Testimonial {
  quote: string;
  name: string;
  title: string;
}

interface RoundButtonProps {
  label: string;
  icon: IconName;
  variant?: "ghost" | "secondary";
  onClick: () => void;
}

const RoundButton = ({ label, icon, variant = "secondary", onClick }: RoundButtonProps) => (
  <button type="button" aria-label={label} className={buttonClass({ variant, size: "icon" })} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

/**
 * Advances every eight seconds, except while it has the pointer or the focus, the tab is hidden or the reader has
 * stopped it. Announces slides that the reader changes, and no automatic change.
 */
export function QuoteCarousel({ label, testimonials }: { label: string; testimonials: Testimonial[] }) {
  const [index, setIndex] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isAttended, setAttended] = useState(false);
  const isHidden = useHiddenTab();
  const swipeStart = useRef<number | null>(null);
  const isTurning = !isStopped && !isAttended && !isHidden;
  const turn = (by: number) => setIndex((shown) => (shown + by + testimonials.length) % testimonials.length);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setIndex((index + 1) % testimonials.length), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [index, isTurning, testimonials.length]);

  const endSwipe = (event: PointerEvent) => {
    const distance = swipeStart.current === null ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = null;
    if (Math.abs(distance) >= SWIPE_PX) turn(distance < 0 ? 1 : -1);
  };

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === "mouse" && setAttended(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setAttended(false)}
    >
      <div
        className="quotes"
        aria-live={isTurning ? "off" : "polite"}
        onPointerDown={(event) => event.pointerType !== "mouse" && (swipeStart.current = event.clientX)}
        onPointerUp={endSwipe}
        onPointerCancel={() => (swipeStart.current = null)}
      >
        {testimonials.map(({ quote, name, title }, position) => (
          <div
            key={quote}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${testimonials.length}`}
            data-shown={position === index ? "" : undefined}
          >
            <blockquote>{`“${quote}”`}</blockquote>
            <p>
              <b>{name}</b> {title}
            </p>
          </div>
        ))}
      </div>
      <div className="turns">
        {testimonials.map((_, position) => (
          <button
            key={position}
            type="button"
            className="dot"
            aria-label={`Show testimonial ${position + 1}`}
            aria-current={position === index ? "true" : undefined}
            onClick={() => setIndex(position)}
          />
        ))}
        <RoundButton
          label={isStopped ? "Start rotation" : "Stop rotation"}
          icon={isStopped ? "play" : "pause"}
          variant="ghost"
          onClick={() => setStopped(!isStopped)}
        />
        <span>
          <RoundButton label="Previous testimonial" icon="chevron-left" onClick={() => turn(-1)} />
          <RoundButton label="Next testimonial" icon="chevron-right" onClick={() => turn(1)} />
        </span>
      </div>
    </div>
  );
}

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isHidden;
}
