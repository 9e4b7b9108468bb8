export const HEADER_ID = "site-header";
export const MENU_ID = "site-menu";
export const MENU_BUTTON_ID = "site-menu-button";
