export interface VisitorActor {
  type: "visitor";
}

export interface TrialActor {
  type: "trial";
  userId: number;
}

export interface UserActor {
  type: "user";
  userId: number;
  sessionId: string;
  email: string;
  name: string | null;
}

export type AdminRole = "owner" | "moderator";

export interface AdminActor {
  type: "admin";
  adminId: number;
  sessionId: string;
  username: string;
  email: string;
  role: AdminRole;
}

export interface OwnerActor extends AdminActor {
  role: "owner";
}

export const isOwner = (admin: AdminActor): admin is OwnerActor => admin.role === "owner";

export interface SystemActor {
  type: "system";
  job: string;
}

export type Actor = VisitorActor | TrialActor | UserActor | AdminActor | SystemActor;

export interface Ctx<A extends Actor = Actor> {
  actor: A;
  requestId: string;
  now: Date;
  /** Client network for limits: an IPv4 address or an IPv6 /64; "local" for the system. */
  network: string;
}

/** Of a person, before or after they sign up. */
export type PersonCtx = Ctx<TrialActor | UserActor>;
export type AdminCtx = Ctx<AdminActor>;
export type OwnerCtx = Ctx<OwnerActor>;
