export { PanelOnDemand } from './PanelOnDemand.tsx'
