import { cx } from "@/components/ui/cx";

export function HundredPeople({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="grid w-fit grid-cols-20 gap-1 print:[print-color-adjust:exact]">
      {Array.from({ length: 100 }, (_, index) => (
        <span key={index} className={cx("size-1.5 rounded-full", index < count ? "bg-accent" : "bg-strong/30")} />
      ))}
    </span>
  );
}
