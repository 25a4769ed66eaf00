/** Packages that only build or test; none of them has anything to do in an image. */
const tools =
  /\/node_modules\/(typescript|webpack(-cli|-dev-server)?|ts-loader|tsx|esbuild|jest|@swc|@types|@playwright|playwright-core|eslint|prettier|msw|@testing-library)\//

/** Files of an image that belong to building it: sources, development dependencies, tools, the repository itself. */
export const leftovers = (files: string[]): string[] =>
  files.filter(
    (file) =>
      tools.test(file) ||
      /\/\.git\//.test(file) ||
      /\/pnpm-lock\.yaml$|\/tsconfig[^/]*\.json$|\.test\.[cm]?[jt]sx?$/.test(outsideModules(file)) ||
      /(?<!\.d)\.[cm]?tsx?$|\.map$/.test(outsideModules(file)) ||
      /\/(pnpm|gcc|make)$/.test(file),
  )

/** What lies in a dependency is its author's business: some ship their sources. */
const outsideModules = (file: string) => (/\/node_modules\//.test(file) ? '' : file)
