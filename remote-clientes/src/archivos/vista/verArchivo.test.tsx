import { testBackend, unArchivo } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { abrirPerfil, ana } from '../../perfil/perfil.testing.tsx'
import { accionCon, DETALLES, tabla } from '../archivos.testing.tsx'

const backend = testBackend()
const accion = accionCon(backend)

describe('[P-14] «Ver»', () => {
  const location = { replace: jest.fn() }
  const tab = {
    opener: window as unknown,
    location,
    close: jest.fn(),
    document: document.implementation.createHTMLDocument(),
  }
  let open: jest.SpyInstance

  beforeEach(() => {
    jest.clearAllMocks()
    open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  })
  afterEach(() => open.mockRestore())

  it('opens a tab on the click, without opener, and then loads the url in it', async () => {
    await accion('Ver')
    expect(open).toHaveBeenCalledWith('', '_blank')
    expect(tab.opener).toBeNull()
    await waitFor(() =>
      expect(location.replace).toHaveBeenCalledWith('http://localhost/admin/descargas/constancia'),
    )
    expect(backend.lastBody(DETALLES)).toEqual({ id_archivo: unArchivo()._id, id_cliente: ana._id })
  })

  it('what a browser does not show is saved, without a tab', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    backend.data.archivos = [unArchivo({ nombre: 'Tabla', extension: 'xlsx' })]
    const { user } = await abrirPerfil(backend)
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    const [link] = click.mock.contexts as HTMLAnchorElement[]
    expect(link).toHaveAttribute('download')
    expect(link?.href).toBe('http://localhost/admin/descargas/constancia')
    expect(open).not.toHaveBeenCalled()
    click.mockRestore()
  })

  it('without a url it shows «No file selected» and closes the tab', async () => {
    backend.data.archivos = [unArchivo({ url: null })]
    const { user } = await abrirPerfil(backend)
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    expect(await screen.findByText('No file selected')).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
  })

  it('a refused call closes the tab and shows its msg', async () => {
    backend.knobs.failNext(DETALLES, 404, { msg: 'El archivo no existe' })
    await accion('Ver')
    expect(await screen.findByText('El archivo no existe')).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
  })

  it('a failure without a sentence appears beside the files until the next try', async () => {
    backend.knobs.failNext(DETALLES, 500)
    const { user } = await accion('Ver')
    expect(await screen.findByText(/No se pudo abrir el archivo/)).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    await waitFor(() => expect(screen.queryByText(/No se pudo abrir el archivo/)).not.toBeInTheDocument())
  })

  it('never opens an address that is not http or https', async () => {
    backend.data.archivos = [unArchivo({ url: 'javascript:alert(1)' })]
    const { user } = await abrirPerfil(backend)
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    expect(await screen.findByText('No file selected')).toBeVisible()
    expect(location.replace).not.toHaveBeenCalled()
  })
})
