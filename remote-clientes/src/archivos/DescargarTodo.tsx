import { api, download, hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import { useSave } from '@backoffice/shared/resource'
import { Button, IconDownload } from '@backoffice/shared/ui'
import { textos } from './archivos.textos.ts'

/** All of the client as a ZIP: what is known of them, and their files (E-13). */
export function DescargarTodo({ idCliente }: { idCliente: string }) {
  const offered = useAuth(
    (auth) =>
      hasCapacidad(auth, '/clientes/exportar_expediente') && hasPermission(auth.usuario, 'clientes.detalles'),
  )
  const { save, pending } = useSave((id: string) => api.post('/clientes/exportar_expediente', { id }), {
    onSaved: ({ url }) => download(url),
  })
  if (!offered) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      iconOnPhone
      icon={<IconDownload size={16} />}
      loading={pending}
      onClick={() => void save(idCliente)}
    >
      {textos.descargarTodo}
    </Button>
  )
}
