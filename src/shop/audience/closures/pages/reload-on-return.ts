/** Out of the browser's memory the vacation screen might show a shop that has long opened again. */
export const reloadOnReturn = "addEventListener('pageshow',e=>{if(e.persisted)location.reload()})"
