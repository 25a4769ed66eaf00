import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { etiquetaTipoAsesoria, fechaLarga } from '@backoffice/shared/format'
import type { useConflict } from '@backoffice/shared/resource'
import { ConflictDialog } from '@backoffice/shared/ui/dialog'
import { textos as registro } from '../registro.textos'
import type { AsesoriaForm } from './asesoriaForm'
import { textos } from './edicion.textos'

interface Props {
  conflict: ReturnType<typeof useConflict<AsesoriaDetalles, AsesoriaForm>>
  asesores: { value: string; label: string }[]
  onTakeTheirs(): void
  onSaveMine(): void
}

/** What somebody else saved in this advisory meanwhile (D41). */
export function Conflicto({ conflict, asesores, onTakeTheirs, onSaveMine }: Props) {
  const { versions, differences, open, close } = conflict
  if (!versions) return null

  const valor = (form: AsesoriaForm, field: keyof AsesoriaForm) => {
    switch (field) {
      case 'tipo':
        return etiquetaTipoAsesoria(form.tipo)
      case 'asesor':
        return asesores.find(({ value }) => value === form.asesor)?.label
      case 'fecha':
      case 'finalizacion':
        return form[field] && fechaLarga(form[field])
      default:
        return form[field]
    }
  }
  return (
    <ConflictDialog
      open={open}
      title={textos.conflicto}
      fields={differences.map(({ field, clash }) => ({
        label: registro[field],
        clash,
        before: valor(versions.base, field),
        mine: valor(versions.mine, field),
        theirs: valor(versions.theirs, field),
      }))}
      onKeep={close}
      onTakeTheirs={onTakeTheirs}
      onSaveMine={onSaveMine}
    />
  )
}
