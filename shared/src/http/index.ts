export { ApiError, toApiError, type ApiErrorKind } from './ApiError'
export { api, type Api, type CallOptions } from './api'
export { apiUrl, configureHttp, httpConfig, siteUrl, type HttpConfig } from './config'
export { retryConnection, watchConnection } from './watchConnection'
