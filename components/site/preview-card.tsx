import { MARK_OVERLAP } from "@/components/layout/mark";
import { PRODUCT } from "@/lib/shared/product";

const PAPER = "#f9f6ee";
const INK = "#151b2b";
const MUTED = "#4d5565";
const LAPIS = "#203ba4";
const HAIRLINE = "#dcd6ca";
const SAFFRON = "#f9ead0";

interface PreviewCardProps {
  kicker: string;
  title: string;
  foot: string;
}

function Mark({ size, isFaint = false }: { size: number; isFaint?: boolean }) {
  const width = isFaint ? 0.06 : 2;
  return (
    <svg width={size} height={(size * 24) / 32} viewBox="0 0 32 24" fill="none">
      <path d={MARK_OVERLAP} fill={isFaint ? SAFFRON : "#f2ad3a"} />
      <circle cx="11" cy="12" r="9.5" stroke={isFaint ? HAIRLINE : LAPIS} strokeWidth={width} />
      <circle cx="21" cy="12" r="9.5" stroke={isFaint ? HAIRLINE : INK} strokeWidth={width} />
    </svg>
  );
}

/**
 * The preview image of a page on other sites: 1200 by 630, in the colours of the light theme. Satori draws it and reads
 * no style sheet, so its styles are inline.
 */
export function PreviewCard({ kicker, title, foot }: PreviewCardProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "72px 80px",
        backgroundColor: PAPER,
        color: INK,
        fontFamily: "Geist",
      }}
    >
      <div style={{ display: "flex", position: "absolute", top: -70, left: 560 }}>
        <Mark size={1020} isFaint />
      </div>
      <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
        <Mark size={76} />
        <div style={{ fontFamily: "Fraunces", fontSize: 52, letterSpacing: -1 }}>{PRODUCT.name}</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", maxWidth: 900 }}>
        <div style={{ fontSize: 28, color: LAPIS, marginBottom: 20 }}>{kicker}</div>
        <div
          style={{
            fontFamily: "Fraunces",
            fontSize: title.length > 48 ? 66 : 82,
            lineHeight: 1.08,
            letterSpacing: -1.8,
            textWrap: "balance",
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ fontSize: 28, color: MUTED }}>{foot}</div>
    </div>
  );
}
