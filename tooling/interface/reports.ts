import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitDeclarations } from './declarations.ts'
import { readPackage, type Door } from './doors.ts'

const silent = { default: { logLevel: ExtractorLogLevel.None } }

/** API Extractor's report of every door that remotes take from the host, by file name. */
export function reportsOf(folder: string): Map<string, string> {
  const { doors } = readPackage(folder)
  const out = join(folder, 'dist/interfaz')
  emitDeclarations(folder, doors, out)
  mkdirSync(join(out, 'reports'))
  const lent = doors.filter(({ isFederated }) => isFederated)
  const configs = lent.map((door) => configOf(folder, out, door))
  const [first, ...others] = configs
  if (!first) return new Map()
  const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath)
  const compilerState = CompilerState.create(first, { additionalEntryPoints })
  for (const config of configs) {
    const messageCallback = (message: { handled: boolean }) => void (message.handled = true)
    Extractor.invoke(config, { localBuild: true, compilerState, messageCallback })
  }
  return new Map(lent.map(({ report }) => [report, readFileSync(join(out, 'reports', report), 'utf8')]))
}

const configOf = (folder: string, out: string, { source, report }: Door) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(out, source.replace(/\.tsx?$/, '.d.ts')),
      compiler: {
        overrideTsconfig: {
          extends: join(folder, 'tsconfig.json'),
          compilerOptions: { noEmit: true, skipLibCheck: true, types: [] },
          include: [join(out, 'src')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: report.replace(/\.api\.md$/, ''),
        reportFolder: join(out, 'reports'),
        reportTempFolder: join(out, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  })
