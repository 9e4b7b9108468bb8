import { analyseProfileInput } from "./schema";
import { canonicalProfileUrl } from "./profile-url";

describe("canonicalProfileUrl", () => {
  it.each([
    ["https://www.linkedin.com/in/jane-doe", "https://www.linkedin.com/in/jane-doe"],
    ["https://linkedin.com/in/jane-doe/", "https://www.linkedin.com/in/jane-doe"],
    ["  linkedin.com/in/jane_doe  ", "https://www.linkedin.com/in/jane_doe"],
    ["http://de.linkedin.com/in/jane-doe/en?trk=public#top", "https://www.linkedin.com/in/jane-doe"],
    ["HTTPS://WWW.LINKEDIN.COM/in/Jane", "https://www.linkedin.com/in/Jane"],
    ["https://www.linkedin.com/in/josé-núñez", "https://www.linkedin.com/in/jos%C3%A9-n%C3%BA%C3%B1ez"],
  ])("rebuilds %s", (input, expected) => {
    expect(canonicalProfileUrl(input)).toBe(expected);
  });

  it.each([
    "https://www.linkedin.com/company/acme",
    "https://www.linkedin.com/in/",
    "https://www.linkedin.com/in/ab",
    "https://evil.example/linkedin.com/in/jane-doe",
    "https://linkedin.com.evil.example/in/jane-doe",
    "https://evil.example/?https://www.linkedin.com/in/jane-doe",
    "https://www.linkedin.com@evil.example/in/jane-doe",
    "https://jane:pw@www.linkedin.com/in/jane-doe",
    "https://www.linkedin.com:8443/in/jane-doe",
    "ftp://www.linkedin.com/in/jane-doe",
    "javascript:alert(1)//linkedin.com/in/jane-doe",
    "https://www.linkedin.com/in/jane-doe/details/experience/",
    "https://www.linkedin.com/in/%ff%fe%fd",
    "https://lınkedin.com/in/jane-doe",
    "not an address",
  ])("refuses %s", (input) => {
    expect(canonicalProfileUrl(input)).toBeNull();
  });
});

describe("analyseProfileInput", () => {
  const messageFor = (body: unknown) => analyseProfileInput.safeParse(body).error?.issues[0]?.message;

  it.each([
    [{}, "LinkedIn URL required"],
    [{ linkedinUrl: "   " }, "LinkedIn URL required"],
    [{ linkedinUrl: 7 }, "LinkedIn URL required"],
    [{ linkedinUrl: "https://example.com" }, "Invalid LinkedIn URL"],
    [{ linkedinUrl: "x".repeat(5_000) }, "Invalid LinkedIn URL"],
  ])("answers %j with '%s'", (body, message) => {
    expect(messageFor(body)).toBe(message);
  });

  it("accepts the optional user id", () => {
    expect(messageFor({ linkedinUrl: "linkedin.com/in/jane-doe", userId: "123" })).toBeUndefined();
  });
});
