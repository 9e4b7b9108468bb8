import localFont from "next/font/local";

// The loader takes literals only, hence the repeated ranges. Only what the first screen of every page shows is preloaded; rarer characters and the italic arrive on demand.
const geist = localFont({
  src: "./fonts/geist.woff2",
  weight: "400 600",
  variable: "--font-geist",
  display: "swap",
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2190-2193, U+2197, U+2212",
    },
  ],
});

const geistExtended = localFont({
  src: "./fonts/geist-ext.woff2",
  weight: "400 600",
  variable: "--font-geist-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-024F, U+0370-03FF, U+0400-04FF, U+1E00-1EFF, U+201A, U+201E, U+2020-2021, U+202F, U+2032-2033, U+2039-203A, U+20AC, U+2122",
    },
  ],
});

const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  weight: "400 600",
  variable: "--font-fraunces",
  display: "swap",
  adjustFontFallback: "Times New Roman",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2190-2193, U+2197, U+2212",
    },
  ],
});

const frauncesLatin1 = localFont({
  src: "./fonts/fraunces-latin1.woff2",
  weight: "400 600",
  variable: "--font-fraunces-latin1",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+201A, U+201E, U+2020-2021, U+2039-203A, U+20AC, U+2122",
    },
  ],
});

const frauncesExtended = localFont({
  src: "./fonts/fraunces-ext.woff2",
  weight: "400 600",
  variable: "--font-fraunces-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1EFF" }],
});

const frauncesItalic = localFont({
  src: "./fonts/fraunces-italic.woff2",
  weight: "400",
  style: "italic",
  variable: "--font-fraunces-italic",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
});

/** The class that defines every font variable; it stands on the html element. */
export const fontVariables = [geist, geistExtended, fraunces, frauncesLatin1, frauncesExtended, frauncesItalic]
  .map((font) => font.variable)
  .join(" ");
