/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  // These load native or WebAssembly parts at run time and must stay outside the server bundle; of zod each of the calls
  // would keep a copy in memory.
  serverExternalPackages: ["pg", "pg-boss", "pino", "@prisma/client", "@prisma/adapter-pg", "unpdf", "zod"],
  devIndicators: false,
  // Their names carry a part of their hash.
  headers: () => [
    { source: "/fonts/:file", headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
  ],
  redirects: () => [{ source: "/blog", destination: "/notes", permanent: true }],
  // Pages rendered again live in memory: a build is never written to, and an unknown address costs no disk.
  experimental: { optimizePackageImports: ["lucide-react"], isrFlushToDisk: false, globalNotFound: true },
};

export default config;
