import { testBackend, unArchivo } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, seccion } from '../perfil/perfil.testing.tsx'

const plain = testBackend({ kind: 'plain' })

const cerrado = (role: string) => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())

async function accion(name: string) {
  plain.data.archivos = [unArchivo()]
  const { user } = await abrirPerfil(plain)
  const expediente = within(seccion('Expediente de archivos'))
  await user.click(expediente.getByRole('button', { name: new RegExp(`^${name} `) }))
  return user
}

describe('files on a plain back end', () => {
  it('[P-13] [D38] [N-04] an edit sends the six members, with or without another file', async () => {
    const user = await accion('Editar')
    let dialog = within(await screen.findByRole('dialog', { name: 'Editar archivo' }))
    await user.clear(dialog.getByLabelText(/^Descripción/))
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    await cerrado('dialog')
    const body = {
      id_archivo: unArchivo()._id,
      id_cliente: ana._id,
      nombre: unArchivo().nombre,
      descripcion: '',
      extension: 'pdf',
      archivo: '',
    }
    expect(plain.lastBody('/clientes/editar_archivo')).toEqual(body)

    await user.click(screen.getByRole('button', { name: /^Editar Constancia/ }))
    dialog = within(await screen.findByRole('dialog', { name: 'Editar archivo' }))
    const otro = new File(['x'], 'nueva.PNG', { type: 'image/png' })
    await user.upload(dialog.getByLabelText(/^Reemplazar el archivo/), otro)
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    await cerrado('dialog')
    expect(plain.lastBody('/clientes/editar_archivo')).toEqual({
      ...body,
      extension: 'png',
      archivo: expect.any(File) as File,
    })
  })

  it('[P-13] [D38] [N-04] a delete sends only the two ids', async () => {
    const user = await accion('Eliminar')
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar archivo' })
    await user.click(within(dialog).getByRole('button', { name: 'Si' }))
    await cerrado('alertdialog')
    expect(plain.lastBody('/clientes/eliminar_archivo')).toEqual({
      id_cliente: ana._id,
      id_archivo: unArchivo()._id,
    })
    expect(screen.getByText('No hay archivos registrados')).toBeVisible()
  })
})
