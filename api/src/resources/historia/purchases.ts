import { ofCliente, quien, type Row, source } from './source.ts'

interface ContratacionRow extends Row {
  membresia: string
  total: number
  metodo: 0 | 1 | 2
  fecha_inicio: string
  fecha_fin: string
}

const CONTRATACION = 't.membresia, t.total::float8, t.metodo, t.fecha_inicio::text, t.fecha_fin::text'

const purchase =
  (hecho: 'contratada' | 'cancelada') =>
  ({ membresia, total, metodo, fecha_inicio, fecha_fin }: ContratacionRow) => ({
    tipo: 'contratacion' as const,
    contratacion: { hecho, membresia, total, metodo, fecha_inicio, fecha_fin },
  })

export const contratadas = source<ContratacionRow>(
  'contratadas',
  {
    select: `${CONTRATACION}, ${quien('contratacion', 'crear', 'asc')}`,
    momento: 't.creacion',
    from: `contrataciones t where ${ofCliente}`,
  },
  purchase('contratada'),
)

export const canceladas = source<ContratacionRow>(
  'canceladas',
  {
    select: `${CONTRATACION}, ${quien('contratacion', 'editar', 'desc')}`,
    momento: 't.cancelacion',
    from: `contrataciones t where ${ofCliente} and t.cancelacion is not null`,
  },
  purchase('cancelada'),
)

interface PagoRow extends Row {
  membresia: string
  monto: number
  metodo: 0 | 1 | 2
  fecha: string
}

const PAGO = 'c.membresia, t.monto::float8, t.metodo, t.fecha::text'

/** The payments of the client's purchases, which are few. */
const PAGOS = `contrataciones c join pagos t on (t.id_locatario, t.id_contratacion) = (c.id_locatario, c._id)
  where c.id_locatario = $1 and c.id_cliente = $2`

const payment =
  (hecho: 'registrado' | 'cancelado') =>
  ({ membresia, monto, metodo, fecha }: PagoRow) => ({
    tipo: 'pago' as const,
    pago: { hecho, membresia, monto, metodo, fecha },
  })

export const pagados = source<PagoRow>(
  'pagados',
  { select: `${PAGO}, ${quien('pago', 'crear', 'asc')}`, momento: 't.creacion', from: PAGOS },
  payment('registrado'),
)

export const pagosCancelados = source<PagoRow>(
  'pagos_cancelados',
  {
    select: `${PAGO}, ${quien('pago', 'editar', 'desc')}`,
    momento: 't.cancelacion',
    from: `${PAGOS} and t.cancelacion is not null`,
  },
  payment('cancelado'),
)
