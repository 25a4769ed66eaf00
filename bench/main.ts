/** `npm run bench <which>`: reports ratios from one run on one machine; it never passes or fails. */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  web: async (args) => (await import('./web/index.ts')).benchWeb(args),
  peer: async (args) => (await import('./peer/index.ts')).benchPeer(args),
  bundle: async () => (await import('./bundle/index.ts')).benchBundle(),
  api: async () => (await import('./api/index.ts')).benchApi(),
  buscar: async (args) => (await import('./buscar/index.ts')).benchBuscar(args),
  buscador: async () => (await import('./buscador/index.ts')).benchBuscador(),
  gateway: async () => (await import('./gateway/index.ts')).benchGateway(),
  exportar: async () => (await import('./exportar/index.ts')).benchExportar(),
  reportes: async () => (await import('./reportes/index.ts')).benchReportes(),
  replica: async () => (await import('./replica/index.ts')).benchReplica(),
  oficinas: async () => (await import('./oficinas/index.ts')).benchOficinas(),
  procesos: async () => (await import('./procesos/index.ts')).benchProcesos(),
  importar: async () => (await import('./importar/index.ts')).benchImportar(),
  build: async (args) => (await import('./build/index.ts')).benchBuild(args),
  graficas: async () => (await import('./plots/index.ts')).drawPlots(),
  versiones: async () => (await import('./versiones/index.ts')).benchVersiones(),
  list: async () => (await import('./list/index.ts')).benchList(),
}

const [which = '', ...rest] = process.argv.slice(2)
const bench = benches[which]
if (bench) {
  await bench(rest)
} else {
  console.error(`Uso: npm run bench ${Object.keys(benches).join('|')}`)
  process.exitCode = 1
}
