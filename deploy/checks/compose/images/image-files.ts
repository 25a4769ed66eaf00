/** Packages for building or testing; images must not contain them. What swc compiled runs with its helpers. */
const tools =
  /\/node_modules\/(typescript|webpack(-cli|-dev-server)?|ts-loader|tsx|esbuild|jest|@swc\/(?!helpers\/)[^/]+|@types|@playwright|playwright-core|eslint|prettier|msw|@testing-library)\//

/**
 * Files that belong to the build and not in an image: sources, development dependencies, tools, the repository itself.
 */
export const leftovers = (files: string[]): string[] =>
  files.filter(
    (file) =>
      tools.test(file) ||
      /\/\.git\//.test(file) ||
      /\/pnpm-lock\.yaml$|\/tsconfig[^/]*\.json$|\.test\.[cm]?[jt]sx?$/.test(outsideModules(file)) ||
      /(?<!\.d)\.[cm]?tsx?$|\.map$/.test(outsideModules(file)) ||
      /\/(pnpm|gcc|make)$/.test(file),
  )

/** Files inside a dependency are ignored: some packages ship their sources. */
const outsideModules = (file: string) => (/\/node_modules\//.test(file) ? '' : file)
