/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  // These load native or WebAssembly parts at run time and must stay outside the server bundle; of zod each of the
  // calls would keep a copy in memory.
  serverExternalPackages: ["pg", "pg-boss", "pino", "@prisma/client", "@prisma/adapter-pg", "unpdf", "zod"],
  devIndicators: false,
  // `npm run verify` checks types; a start would spend a third of its build on them again.
  typescript: { ignoreBuildErrors: true },
  // Their names carry a part of their hash.
  headers: () => [
    { source: "/fonts/:file", headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
  ],
  redirects: () => [{ source: "/blog", destination: "/notes", permanent: true }],
  experimental: {
    optimizePackageImports: ["lucide-react"],
    // Pages rendered again live in memory: a build is never written to, and an unknown address costs no disk.
    isrFlushToDisk: false,
    // A page is loaded with its first request: the start is ready a quarter sooner and needs 80 MB less.
    preloadEntriesOnStart: false,
    globalNotFound: true,
    // 145 MB that only a second build of changed sources would read.
    turbopackFileSystemCacheForBuild: false,
    // 109 MB that only a Node with --enable-source-maps would read.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    // With half of it, three small files of the framework stay apart: each page would ask for 2 to 4 files and 2 to 4 kB
    // more.
    turbopackChunking: { minChunkSize: 100_000 },
  },
};

export default config;
