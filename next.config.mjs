/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  // These load native or WebAssembly parts at run time and must stay outside the server bundle.
  serverExternalPackages: ["pg", "pg-boss", "pino", "@prisma/client", "@prisma/adapter-pg", "unpdf"],
  devIndicators: false,
  redirects: () => [{ source: "/blog", destination: "/notes", permanent: true }],
  experimental: { optimizePackageImports: ["lucide-react"] },
};

export default config;
