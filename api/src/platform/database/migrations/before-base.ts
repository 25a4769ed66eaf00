import { FatalError } from '../../../fatal.ts'

interface Told {
  nombre: string
  huella: string
}

/** The earlier migrations, with the SHA-256 of their texts, that came to the same schema as the base. */
export const beforeBase: Readonly<Record<string, string>> = {
  '0001_base.sql': '70c84b98495aaa23423de36fd776dc20f4a4ee238122c188aec553561216494d',
  '0002_personas.sql': 'dbbe5a0c8eb26f5b3cc0f4f5e15003ae9675ff925de7cca77f073f5c25625828',
  '0003_catalogos.sql': 'ec820f637e64a198df5694388ffc1229630e28b03a2a17a511d955768ad0fa0a',
  '0004_clientes.sql': 'e24c72be7c8bb778c08372cdd3f421003a085c70e0212dc1c11886fd764c6f3e',
  '0005_asesorias.sql': 'f552c810ef367ccea3c7f1d59b45eb509b3fa4f42f69b73a02ac36f229e449da',
  '0006_registros.sql': '33810c11ceb07689442ebeda1417d428b89640bf5ab80f66dc23436b0443312d',
  '0007_acceso.sql': '847a6970050cc6c14906eb7102d16fc6981f48a31886e8bc051f463d854a0aa1',
  '0008_busqueda.sql': '06d27beea446651f1d7ddfce1785c519904033075149838a1a82639b877f1d3e',
  '0009_contrataciones.sql': 'b81c253e9209a9c269625ed9dffd72ebf8409811d692572e0ebf1bd928103072',
  '0010_archivos.sql': '0fb593383140d1c425fa281fddc714a112172c1ffaf1e68ab31cbcd85b88a43b',
  '0012_recuperacion.sql': 'b8d7cc5fb7e7fafd02f5485cb074366e3029db8981843a6a27fc0ab3d3615cc6',
  '0013_exportaciones.sql': '221eca623a71f36e6b93ab9a227a787220ddd74899c7136d00a982a1d892a346',
  '0014_busqueda.sql': 'ca358ebdf636537f480355dc6d2bf0613ffdedfbdaba08fa13dc0bb1624e83dc',
  '0015_busqueda.sql': 'bfffb7a9d001daeb53d9a7c606247a3dba1c8a353ca5caa0083a0e3748d3066c',
  '0016_direcciones.sql': 'd75a5679145cc1b1bc0f286b705a803e4d6c3cd893d06935f80dddc623fc32a3',
  '0017_accesos.sql': '9518353a24e5f81383c699ae12c091dd78f3e0e5ec6556c7c16dcd0a5191679d',
  '0018_auditoria.sql': '43b99c2e7277b516025cff4a619c69eb8e1838a3723099c3bc5a327f7908a6f6',
  '0019_trabajos.sql': '5f211091187921a3d8ec89ffed5dee57619a73a032fde47ac44e8a5b61b14936',
  '0020_telemetria.sql': '8292d7d9633fc4d734d86fea5b59a8d110280ca8b6fffb736c09c43b431d2ad9',
  '0021_eliminados.sql': '49b0992dbfe4b7bed384257ded0580a4a0403d78fc115dcede8edbb360dd40f0',
  '0022_asesor.sql': 'ff4d9e6cf9d85bf53a143ec02854f1381a0ade795823222d824fdbb3fd096820',
  '0023_busqueda.sql': '9b3245707f69221920843a149f4e2aad18ff239b5f73382a748bab46218bbc0f',
  '0024_contrataciones.sql': '09fa0a03cfa421454c6bab765f837601d279b34a68a2e813344cb69c3eb1a343',
  '0026_notas.sql': '84468eeb567402c7a5706ac4a03a8fc9b3ff61769b3c24500d00c53a7a4391e0',
  '0027_caja.sql': '065a1430aaa3e84e3305c6d8883449e82c4cc6ebcd8a76ff7230e7fd7719ca3d',
  '0028_vistas.sql': '9da542aa60db551912e733e208340f8a8fc8c1e116b777e6531c46eed257dfc5',
  '0029_lotes.sql': 'c5808bb6a7b10b913961fda48239b57ec34799f0922bcc6e7830477ee531ecb1',
  '0030_lotes.sql': '54c034782f7f66dfc05638c8640c8ab9a146b44cb2fa9732843fabd584ac06b7',
  '0031_lotes.sql': 'f4761ec5a9cc32e6aa520793788b1c8f38b47c56549ab3df111f4e32014cf15e',
  '0032_clientes.sql': '76d4acfab98ab9f8f83117263af870032c504d5a4e1fa405fc3a6befe01d55e3',
  '0033_clientes.sql': 'c2e804a1db2f0c155e0f948190af8e357d4cb109bd798b36c41ba79d3bc113a6',
}

/** Earlier texts that newer versions of PostgreSQL refuse; what they left was brought to the same state later. */
const earlier: Record<string, string> = {
  '0021_eliminados.sql': '088b570e3cbdd284ce6ee7c78bc507f04bdde43a8174503cdeacee7bf6df2914',
}

/**
 * The migrations that a database or a backup records, with the base in the place of those from before it.
 * @param whose «La base de datos», «El respaldo»
 * @throws FatalError if it records only some of those, or one with another text
 */
export function inTermsOfBase(applied: Told[], base: { name: string; hash: string }, whose: string): Told[] {
  const old = applied.filter(({ nombre }) => nombre in beforeBase)
  if (old.length === 0) return applied
  for (const { nombre, huella } of old)
    if (huella !== beforeBase[nombre] && huella !== earlier[nombre])
      throw new FatalError(
        `${whose} es de otra edición del programa: su migración ${nombre} no es la de este.`,
      )
  if (old.length < Object.keys(beforeBase).length)
    throw new FatalError(
      `${whose} es de una versión del programa anterior a las que esta conoce: hay que pasar antes por la última versión 0.1.`,
    )
  return [{ nombre: base.name, huella: base.hash }, ...applied.filter((one) => !old.includes(one))]
}
