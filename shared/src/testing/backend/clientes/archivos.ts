import type { ArchivoGuardado } from '../data.ts'
import type { Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { changed, sentOf } from '../lists/rows.ts'

// Size and kind are derived from the file; its name decides the kind, not the type that the browser claims.
const uploaded = (file: File, id: string, fecha: string) => ({
  extension: /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? '',
  ...{ tamano: file.size, contenido: file, url: `/admin/descargas/${id}`, fecha },
})

/** A file in a list. */
export const inList = (archivo: ArchivoGuardado) => ({ ...archivo, url: null })

export const archivos = collection('archivos', '/clientes/*_archivo', {
  nombre: { uno: 'archivo' },
  nuevo: 'agregad',
  make: ({ extension: _claimed, ...textos }: Input<'POST /clientes/crear_archivo'>, { file }, base) => ({
    ...{ ...base, descripcion: null },
    ...sentOf(textos),
    // Never null: the back end has already checked that a file is present.
    ...uploaded(file as File, base._id, base.creacion),
  }),
  edit: (
    archivo,
    { nombre, descripcion, clase, vence }: Input<'POST /clientes/editar_archivo'>,
    { file, now },
  ) =>
    changed(archivo, {
      ...sentOf({ nombre, descripcion, clase, vence }),
      ...(file && uploaded(file, archivo._id, now())),
    }),
  listed: inList,
})
