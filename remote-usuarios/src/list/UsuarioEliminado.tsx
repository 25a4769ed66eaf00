import type { UsuarioFila } from '@backoffice/shared/contract'
import { etiquetaTipoUsuario, fechaDeInstante } from '@backoffice/shared/format'
import { deletion, type Deleted } from '@backoffice/shared/resource'
import { DataList } from '@backoffice/shared/ui'
import { DeletedDialog } from '@backoffice/shared/ui/dialog'
import { textos } from './list.textos.ts'

interface Props {
  row: UsuarioFila
  deleted: Deleted<UsuarioFila>
}

const { columnas } = textos

/** A deleted user, read-only. The row already contains everything that this shows. */
export function UsuarioEliminado({ row: usuario, deleted: { close, restore, pending } }: Props) {
  return (
    <DeletedDialog
      title={textos.eliminado.titulo}
      deletion={deletion(usuario)}
      pending={pending}
      onClose={close}
      onRestore={() => void restore(usuario)}
    >
      <DataList
        columns={3}
        items={[
          { label: columnas.nombre, value: usuario.nombre },
          { label: columnas.apellidoPaterno, value: usuario.apellido_paterno },
          { label: columnas.apellidoMaterno, value: usuario.apellido_materno },
          { label: columnas.tipo, value: etiquetaTipoUsuario(usuario.tipo) },
          { label: columnas.email, value: usuario.email },
          { label: columnas.creacion, value: fechaDeInstante(usuario.creacion) },
        ]}
      />
    </DeletedDialog>
  )
}
