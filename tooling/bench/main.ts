/** `npm run bench <which>`: reports ratios from one run on one machine; it never passes or fails. */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  web: async (args) => (await import('./web/index')).benchWeb(args),
  peer: async (args) => (await import('./peer/index')).benchPeer(args),
  bundle: async () => (await import('./bundle/index')).benchBundle(),
  api: async () => (await import('./api/index')).benchApi(),
  buscar: async (args) => (await import('./buscar/index')).benchBuscar(args),
  caja: async () => (await import('./caja/index')).benchCaja(),
  exportar: async () => (await import('./exportar/index')).benchExportar(),
  build: async (args) => (await import('./build/index')).benchBuild(args),
  graficas: async () => (await import('./plots/index')).drawPlots(),
  versiones: async () => (await import('./versiones/index')).benchVersiones(),
  list: async () => (await import('./list/index')).benchList(),
}

const [which = '', ...rest] = process.argv.slice(2)
const bench = benches[which]
if (bench) {
  await bench(rest)
} else {
  console.error(`Uso: npm run bench ${Object.keys(benches).join('|')}`)
  process.exitCode = 1
}
