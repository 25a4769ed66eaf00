import { testBackend, unaAsesoria, unId, unUsuario, wholeStyles } from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import { abrirPerfil, ana, indicador, seccion } from './perfil.testing.tsx'

wholeStyles()

const backend = testBackend()

const asesoria = (n: number, own: object = {}) => ({
  ...unaAsesoria({ _id: unId(0x200 + n) }),
  id_cliente: ana._id,
  ...own,
})

it('[P-06] the tables show 10 rows, and offer 10, 20 and 50', async () => {
  backend.data.asesorias = Array.from({ length: 12 }, (_, i) => asesoria(i))
  const { user } = await abrirPerfil(backend)
  const tabla = within(seccion('Historial de asesorias'))
  expect(tabla.getAllByRole('row')).toHaveLength(11)
  const filas = tabla.getByLabelText('Filas por página')
  expect([...filas.querySelectorAll('option')].map(({ text }) => text)).toEqual(['10', '20', '50'])
  await user.selectOptions(filas, '20')
  expect(tabla.getAllByRole('row')).toHaveLength(13)
})

it('[P-07] empty tables say so', async () => {
  await abrirPerfil(backend)
  expect(screen.getByText('No hay asesorias registradas')).toBeVisible()
  expect(screen.getByText('No hay contrataciones de membresias registradas')).toBeVisible()
})

it('[P-10] an advisory shows its kind, its advisor, its days and its status', async () => {
  const asesor = { _id: unId(9), nombre: 'Luis Peña' }
  backend.data.asesorias = [
    asesoria(1, { tipo: 0, motivo: 'Sueño', asesor, creacion: '2999-01-15' }),
    asesoria(2, { tipo: 1, motivo: 'Rodilla', asesor, creacion: '2024-04-01' }),
    asesoria(3, {
      tipo: 2,
      motivo: 'Dieta',
      asesor,
      creacion: '2024-04-02',
      finalizacion: '2024-05-03',
      status: 1,
    }),
  ]
  await abrirPerfil(backend)
  const filas = within(seccion('Historial de asesorias'))
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 5).map(({ textContent }) => textContent))
  expect(filas).toEqual([
    ['Psicológica Sueño', 'Luis Peña', '15 de enero de 2999', 'Sin definir', 'Pendiente'],
    ['Nutricional Dieta', 'Luis Peña', '2 de abril de 2024', '3 de mayo de 2024', 'Finalizada'],
    ['Deportiva Rodilla', 'Luis Peña', '1 de abril de 2024', 'Sin definir', 'Activa'],
  ])
  expect(indicador('Asesorias pendientes')).toBe('2')
  expect(screen.getByText('1 por venir · 1 en curso')).toBeVisible()
})

it('[E-10] [P-10] the rows of the history open their advisory', async () => {
  const una = asesoria(1, { motivo: 'Sueño' })
  backend.data.asesorias = [una]
  await abrirPerfil(backend)
  const links = within(seccion('Historial de asesorias')).getAllByRole('link', { name: /Sueño/ })
  expect(links[0]).toHaveAttribute('href', `/asesorias/detalles/${una._id}`)
})

it('[E-10] without permission to open an advisory, the rows open nothing', async () => {
  backend.data.asesorias = [asesoria(1, { motivo: 'Sueño' })]
  await abrirPerfil(backend, unUsuario({ permisos: { clientes: { ver: true, detalles: true } } }))
  expect(within(seccion('Historial de asesorias')).queryByRole('link')).not.toBeInTheDocument()
})
