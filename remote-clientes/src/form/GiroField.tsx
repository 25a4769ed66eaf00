import { CatalogoField } from './CatalogoField'
import { textos } from './cliente.textos'
import { useGiros } from './useGiros'

/** The business activity (F-07). */
export function GiroField() {
  return (
    <CatalogoField
      name="giro"
      label={textos.empresarial.giro}
      placeholder={textos.elegir.giro}
      catalogo={useGiros()}
      sinCatalogo={textos.sinCatalogo.giro}
    />
  )
}
