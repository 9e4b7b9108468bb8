export { default } from "../admin-login/not-found";
