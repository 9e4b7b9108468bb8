/** The look shared by everything one types into; its rules stand in `app/controls.css`. */
export const CONTROL_CLASS = "control";
