export { PanelOnDemand } from './PanelOnDemand'
