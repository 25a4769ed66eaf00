import { CatalogoField } from './CatalogoField'
import { textos } from './cliente.textos'
import { useGiros } from './useGiros'

/** The business activity (F-07); INEGI's names are long. */
export function GiroField() {
  return (
    <CatalogoField
      name="giro"
      label={textos.empresarial.giro}
      placeholder={textos.elegir.giro}
      catalogo={useGiros()}
      full
      sinCatalogo={textos.sinCatalogo.giro}
    />
  )
}
