/** What stands beside the text. */
export type PanelName = 'comments' | 'history';
