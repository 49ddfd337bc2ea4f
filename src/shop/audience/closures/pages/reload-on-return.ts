/** The browser's back-forward cache might show the vacation screen after the shop has reopened. */
export const reloadOnReturn = "addEventListener('pageshow',e=>{if(e.persisted)location.reload()})"
