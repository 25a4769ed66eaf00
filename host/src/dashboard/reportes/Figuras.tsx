import type { FilaDeReporte, TablaDeReporte } from '@backoffice/shared/contract'
import { Box, Dash, Link, VisuallyHidden } from '@backoffice/shared/ui'
import { reportesAddress } from './address.ts'
import { cambioOf, changeText, figure, percentText, type Unidad } from './figures.ts'
import { textos } from './reportes.textos.ts'

const { columnas } = textos

const styles = {
  width: 'full',
  fontSize: 'sm',
  '& :is(th, td)': {
    py: '1.5',
    px: '2',
    textAlign: 'end',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
  },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
  '& th:first-of-type': { textAlign: 'start', ps: '0' },
  '& :is(th, td):last-child': { pe: '0' },
  // Finger-sized targets.
  '& a': { display: 'inline-block', minHeight: '6' },
  // On a phone the figure and its change tell the one before; sums of twelve digits have room there.
  '@media screen and (max-width: 639px)': {
    '& td': { fontSize: 'xs', px: '1' },
    '& [data-former]': { display: 'none' },
    '& [data-percent]': { display: 'block', ms: '0' },
  },
}

interface Props {
  tabla: TablaDeReporte
  filas: FilaDeReporte[]
  unidad: Unidad
  today: string
}

/** The figures of a table, each with the one before and the difference; those with a list lead to it. */
export function Figuras({ tabla, filas, unidad, today }: Props) {
  const compared = tabla.filas.some(({ anterior }) => anterior !== null)
  return (
    <Box as="table" css={styles} aria-label={tabla.titulo}>
      <thead>
        <tr>
          <th scope="col">{tabla.columna}</th>
          <th scope="col">{columnas.valor}</th>
          {compared && (
            <>
              <th scope="col" data-former="">
                {columnas.anterior}
              </th>
              <th scope="col">{columnas.diferencia}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, n) => (
          <tr key={`${fila.nombre} ${n}`}>
            <th scope="row">
              {fila.mes && tabla.filas.length > 1 ? (
                <Link to={reportesAddress(fila.mes, today)}>{fila.nombre}</Link>
              ) : (
                fila.nombre
              )}
            </th>
            <td>
              <Figura fila={fila} unidad={unidad} />
            </td>
            {compared && (
              <>
                <td data-former="">
                  <Anterior fila={fila} unidad={unidad} />
                </td>
                <td>
                  <Diferencia fila={fila} unidad={unidad} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

interface DeFila {
  fila: FilaDeReporte
  unidad: Unidad
}

/** The figure of the period. */
export const Figura = ({ fila: { nombre, valor, ruta }, unidad }: DeFila) => (
  <ConLista text={figure(valor, unidad)} ruta={valor === 0 ? null : ruta} de={nombre} />
)

function Anterior({ fila: { nombre, anterior, ruta_anterior }, unidad }: DeFila) {
  if (anterior === null) return <Dash />
  const ruta = anterior === 0 ? null : ruta_anterior
  return <ConLista text={figure(anterior, unidad)} ruta={ruta} de={textos.antes(nombre)} />
}

/** A figure that leads to the list of what was counted, if that has any row. */
function ConLista({ text, ruta, de }: { text: string; ruta: string | null; de: string }) {
  if (ruta === null) return text
  return (
    <Link to={ruta}>
      {text} <VisuallyHidden>{textos.lista(de)}</VisuallyHidden>
    </Link>
  )
}

/** «+$ 1,200.00 +12 %». */
export function Diferencia({ fila, unidad }: DeFila) {
  const cambio = cambioOf(fila)
  if (cambio === null) return <Dash />
  const percent = percentText(cambio)
  return (
    <>
      {changeText(cambio, unidad)}
      {percent && (
        <Box as="span" data-percent="" ms="1.5" color="fg.muted">
          {` ${percent}`}
        </Box>
      )}
    </>
  )
}
